-- A journal as the first version wrote it: one record of every kind. Stays as it is.
PRAGMA application_id = 1414676825;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE records (
            sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
            time TEXT NOT NULL,
            kind TEXT GENERATED ALWAYS AS (json_extract(body, '$.kind')) VIRTUAL,
            audience NOT NULL CHECK (audience IN ('all', 'tray') OR typeof(audience) = 'integer'),
            salt TEXT NOT NULL,
            body TEXT NOT NULL,
            hash TEXT NOT NULL
        );
INSERT INTO "records" VALUES(1,'2026-01-02T03:04:05.678Z','all','','{"kind":"journal-set-aside","file":"journal.db.broken-20260102T030405Z"}','270fd9e951656eb1c79b044fdc8d82c59fb4d6350389062536e9131f0f33dc74');
INSERT INTO "records" VALUES(2,'2026-01-02T03:04:05.678Z','all','','{"kind":"table-opened","software":"0.1.0","board":"sim"}','08f42a55084abe95c70913505feedd828741e57cccfd0fdab513f9694f3ceced');
INSERT INTO "records" VALUES(3,'2026-01-02T03:04:05.678Z','all','','{"kind":"match-started","edition":"eye-eye","edition_version":1,"engine_version":"0.1.0","cards":"virtual","options":{"target":250,"challenge":false,"scoring":"low"},"players":[{"id":"a","name":"Ann","bot":""},{"id":"b","name":"Bo 🐙","bot":"sharp"}],"house_rules":[{"text":"Sing","effect":"show-hand"}],"tracker":true}','0c3c55f3dae87e8ee8ea387a559beb266e45a2a6d82d030f0c5ff779779ae19d');
INSERT INTO "records" VALUES(4,'2026-01-02T03:04:05.678Z','all','','{"kind":"player-joined","player":{"id":"c","name":"Cy","bot":""},"seat":2}','a9e9eaa83e8757594fb1058c030787cf69da4856b0bf000f2343d8355603ad85');
INSERT INTO "records" VALUES(5,'2026-01-02T03:04:05.678Z','all','','{"kind":"player-left","player":"c","stand_in":"easy"}','9dede489cb4ad76f1a72624a3e601e9d254370097bd79a493207fee7d2d61c65');
INSERT INTO "records" VALUES(6,'2026-01-02T03:04:05.678Z','all','','{"kind":"seats-changed","players":["b","a"]}','02a10e6dc23ed95d72a97cc5df2df721a7bf153393a9eccf616b1b7d061cbe72');
INSERT INTO "records" VALUES(7,'2026-01-02T03:04:05.678Z','all','','{"kind":"move-made","move":"tray: shuffle R7 G2","evidence":[{"kind":"draw","n":3,"result":1,"used":"07","rejections":0,"sources":["kernel"]}]}','4c36ed87ec8b3118db6f82f8dc03713d4a7d6611f58f7bebc85adc5f944892b4');
INSERT INTO "records" VALUES(8,'2026-01-02T03:04:05.678Z','all','','{"kind":"dealer-drawn","player":"a","evidence":[{"kind":"draw","n":3,"result":1,"used":"07","rejections":0,"sources":["kernel"]}]}','9ee62cdc1526b35b65f904a1579b7c567485167c54b4d33f5a940913291c1053');
INSERT INTO "records" VALUES(9,'2026-01-02T03:04:05.678Z','tray','117362732335d71599defcf4b754b24a','{"kind":"spin-drawn","tray":"eyes","faces":["green","draw-4"],"evidence":[{"kind":"draw","n":3,"result":1,"used":"07","rejections":0,"sources":["kernel"]},{"kind":"draw","n":3,"result":1,"used":"07","rejections":0,"sources":["kernel"]}],"spinner":"a"}','ad7637c6ed6637e0bf5835cea3a58bca0ee612eb7ef3e581455e5abe2fb4a24c');
INSERT INTO "records" VALUES(10,'2026-01-02T03:04:05.678Z','all','','{"kind":"spin-landed","spin":9,"landed":{"left":"confirmed","right":"failed"},"reasons":{"right":"It is stuck: turn it free."},"retried":["right"],"resumed":true,"seconds":4.25}','d18a02afe9307fda1494aae39599b1eb100831a60b0d37ca4adb456b2ad4c7dc');
INSERT INTO "records" VALUES(11,'2026-01-02T03:04:05.678Z','all','','{"kind":"player-chosen","spin":9,"player":"b"}','79aecd23a1b073598bf313a24b6b2f8fd8a749150a9f2fa93fe48c22035fa2c6');
INSERT INTO "records" VALUES(12,'2026-01-02T03:04:05.678Z','all','','{"kind":"spin-told","tray":"wheel","faces":["war"],"spinner":"b"}','f7bd4e277126b3555328ab60fee8f5fd5c7e3ae3726e38676ea31fc234c5c4c6');
INSERT INTO "records" VALUES(13,'2026-01-02T03:04:05.678Z','all','','{"kind":"turn-passed","to":"b","direction":"anticlockwise"}','9725bdc29e6f51e3b84b33c2c9f012edf61f5aecdb5577b8f731b127d6bd2ccc');
INSERT INTO "records" VALUES(14,'2026-01-02T03:04:05.678Z','all','','{"kind":"colour-called","colour":"red","by":"a"}','e925206cca065cd7c456d514b0bd01d7364be3b7d8430af69cc2df8d509ff827');
INSERT INTO "records" VALUES(15,'2026-01-02T03:04:05.678Z','all','','{"kind":"uno-penalty","player":"b","cards":2,"caught_by":"a"}','8c72925be32aedba72bc008a0b6c5904ca550fead877179fa90db858517d3b68');
INSERT INTO "records" VALUES(16,'2026-01-02T03:04:05.678Z','all','','{"kind":"round-scored","round":1,"winner":"a","points":{"a":37,"b":0},"left":{"b":{"number":3,"wild":1},"a":{}}}','a0b3f4b6ba7f08813ad471c1bb0a3757c5597c2b2a631c22449c5528fb51a170');
INSERT INTO "records" VALUES(17,'2026-01-02T03:04:05.678Z','all','','{"kind":"revealed","records":[7]}','3404c947dcab30f39f7f9677b539e5ec7a34c2b30ef9546b9a5dc3ad4e723a16');
INSERT INTO "records" VALUES(18,'2026-01-02T03:04:05.678Z','all','','{"kind":"corrected","record":16,"now":{"kind":"round-scored","round":1,"winner":"b","points":{"a":0,"b":12},"left":{}},"by":"a"}','0e5ba152caaccc3d595b787139240391b8feaf4be18301b2d47618a001c811d4');
INSERT INTO "records" VALUES(19,'2026-01-02T03:04:05.678Z','all','','{"kind":"undone","back_to":12,"by":"b"}','49f19864f727f9e6b47972ae80ba149056f36fa5f229f23e865974531c514727');
INSERT INTO "records" VALUES(20,'2026-01-02T03:04:05.678Z','all','','{"kind":"paused","reason":"supper"}','ecbcad4695c6db1307d1060b5a928cd1516b5ec4d80a73d113cb38d794b2873f');
INSERT INTO "records" VALUES(21,'2026-01-02T03:04:05.678Z','all','','{"kind":"resumed"}','ab74e5c3a564f33ce07093102c2a817a173a7cd403d9e0379b844b88a939c5b6');
INSERT INTO "records" VALUES(22,'2026-01-02T03:04:05.678Z','all','','{"kind":"match-ended","winners":["b"],"totals":{"a":0,"b":12}}','4e5127e72b32d6ff2fd387fd7c6ac5ed3de02e3405ebab5088812d6e211a14fc');
COMMIT;
