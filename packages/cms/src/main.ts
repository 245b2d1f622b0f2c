import { join } from "node:path";
import { createStrapi } from "@strapi/strapi";
import { surviveUnhandledRejections } from "./unhandled-rejections";

/** What `strapi start` does, without loading the other commands of its CLI first: they are a seventh of a start's CPU time. */
const distDir = join(__dirname, "..");
const appDir = join(distDir, "..");

void createStrapi({ appDir, distDir })
  .start()
  .then((strapi) =>
    surviveUnhandledRejections((place) =>
      strapi.log.error(`A promise failed that nobody waits for: ${place}`),
    ),
  );
