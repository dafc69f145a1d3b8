// The figures of a self-test as a file, to keep or to attach to a question.

import { download } from "../lib/download.js";

/** @param {string} report */
export function saveReport(report) {
  download(report, "application/json", `tray-selftest-${JSON.parse(report).when.slice(0, 10)}.json`);
}
