declare function compiled(name: string): unknown;
export = compiled;
