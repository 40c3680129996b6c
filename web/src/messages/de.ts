import editor from "./de-editor.ftl?raw";
import fleets from "./de-fleets.ftl?raw";
import people from "./de-people.ftl?raw";
import shell from "./de-shell.ftl?raw";
import table from "./de-table.ftl?raw";

export default [shell, table, fleets, editor, people];
