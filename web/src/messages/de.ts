import shell from "./de-shell.ftl?raw";
import table from "./de-table.ftl?raw";

export default [shell, table];
