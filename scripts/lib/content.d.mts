export function readLines<Line>(file: string): Line[];
export function readContent<Content>(root: string): Content;
