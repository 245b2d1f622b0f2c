export interface Prepared {
  /** PostgreSQL keeps the plan under this name, for each connection. */
  name: string;
  text: string;
  values: (parameters: Readonly<Record<string, unknown>>) => unknown[];
}

/** `:name` becomes `$1`; `::type` stays. */
export function prepared(name: string, sql: string): Prepared {
  const order: string[] = [];
  const text = sql.replace(/(?<!:):([a-z]\w*)/gi, (_, parameter: string) => {
    if (!order.includes(parameter)) order.push(parameter);
    return `$${order.indexOf(parameter) + 1}`;
  });
  return {
    name,
    text,
    values: (parameters) =>
      order.map((parameter) => {
        if (!(parameter in parameters)) throw new Error(`${name} needs the parameter ${parameter}.`);
        return parameters[parameter];
      }),
  };
}
