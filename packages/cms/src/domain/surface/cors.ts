import { publicRoute, type PublicRoute } from "./routes";

interface Context {
  method: string;
  path: string;
  get(header: string): string;
}

function routeOf(ctx: Context): PublicRoute | undefined {
  return publicRoute(
    ctx.method === "OPTIONS" ? ctx.get("access-control-request-method") : ctx.method,
    ctx.path,
  );
}

/** For Strapi's CORS: the sites on the calls that their pages make, nobody anywhere else. */
export function corsOrigins(sites: readonly string[]) {
  return (ctx: Context): readonly string[] => {
    const route = routeOf(ctx);
    return route && route.cors !== "no" ? sites : [];
  };
}

export const corsCredentials = (ctx: Context): boolean => routeOf(ctx)?.cors === "credentials";
