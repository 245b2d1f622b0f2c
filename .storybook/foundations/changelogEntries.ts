export interface ChangelogGroup {
  title: string;
  entries: string[];
}

export interface ChangelogVersion {
  version: string;
  groups: ChangelogGroup[];
}

/** What Lerna writes: versions as headings of level 1 or 2, kinds of change as level 3, one change a line. */
export function parseChangelog(markdown: string): ChangelogVersion[] {
  const versions: ChangelogVersion[] = [];
  for (const line of markdown.split("\n")) {
    const version = /^#{1,2} \[?(\d[^\]\s]*)\]?(?:\([^)]*\))?(.*)$/.exec(line);
    const group = /^### (.+)$/.exec(line)?.[1];
    const entry = /^[*-] (.+)$/.exec(line)?.[1];
    if (version) versions.push({ version: `${version[1]}${version[2]}`, groups: [] });
    else if (group) versions.at(-1)?.groups.push({ title: group, entries: [] });
    else if (entry) versions.at(-1)?.groups.at(-1)?.entries.push(plain(entry));
  }
  return versions.map((version) => ({
    ...version,
    groups: version.groups.filter(({ entries }) => entries.length > 0),
  }));
}

/** Without links to commits, emphasis and code signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/ \(\[[0-9a-f]{7,}\]\([^)]*\)\)/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|`/g, "");
}
