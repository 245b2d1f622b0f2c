import { z } from "zod";
import { meAnswer } from "./account";
import { latestBuild } from "./build";
import { iconsAnswer } from "./icons";
import { problem } from "./problem";
import { MAX_FACET_VALUES, MAX_QUERY_LENGTH, SEARCH_PARAMETERS, SEARCH_SORTS } from "./search-query";
import { departuresAnswer, searchAnswer } from "./trip";

type Json = { [key: string]: unknown };

const SCHEMAS = {
  Problem: problem,
  SearchAnswer: searchAnswer,
  DeparturesAnswer: departuresAnswer,
  MeAnswer: meAnswer,
  LatestBuild: latestBuild,
  IconsAnswer: iconsAnswer,
};

/** The server's API as an OpenAPI 3.1 document, made from the schemas that the server itself checks with. */
export function openApiDocument(options: { version: string; serverUrl: string }): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Gratweg API",
      version: options.version,
      description:
        "Failures are RFC 9457 problem documents: `type` for programs, German `detail` for people.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: options.serverUrl }],
    paths: {
      "/api/trips/search": {
        get: operation(
          "searchTrips",
          "Trips that match words and filters, with facet counts",
          "SearchAnswer",
          {
            parameters: SEARCH_PARAMETERS.map(searchParameter),
            failures: [400],
          },
        ),
      },
      "/api/trips/{number}/departures": {
        get: operation(
          "listDepartures",
          "Upcoming departures with live seats and prices",
          "DeparturesAnswer",
          {
            parameters: [path("number", { type: "integer", minimum: 1 })],
            failures: [400, 404, 503],
          },
        ),
      },
      "/api/icons/{set}.json": {
        get: operation("getIcons", "Icon data in Iconify's format", "IconsAnswer", {
          parameters: [
            path("set", { type: "string" }),
            {
              name: "icons",
              in: "query",
              required: true,
              schema: { type: "string" },
              description: "Names, comma separated",
            },
          ],
          failures: [400, 404],
        }),
      },
      "/api/users/me": {
        get: operation("getMe", "Who the bearer token belongs to", "MeAnswer", {
          failures: [401, 503],
          security: [{ bearer: [] }],
        }),
      },
      "/builds/latest.json": {
        get: operation("getLatestBuild", "The host's latest build", "LatestBuild", { failures: [503] }),
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: Object.fromEntries(
        Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchema(schema)]),
      ),
    },
  };
}

function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema) as Json;
  return rest;
}

function operation(
  operationId: string,
  summary: string,
  answer: keyof typeof SCHEMAS,
  options: { parameters?: Json[]; failures: number[]; security?: Json[] },
): Json {
  const failures = options.failures.map((status) => [
    String(status),
    {
      description: "Problem",
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  return {
    operationId,
    summary,
    ...(options.parameters ? { parameters: options.parameters } : {}),
    ...(options.security ? { security: options.security } : {}),
    responses: {
      "200": {
        description: "OK",
        content: { "application/json": { schema: { $ref: `#/components/schemas/${answer}` } } },
      },
      ...(Object.fromEntries(failures) as Json),
    },
  };
}

function path(name: string, schema: Json): Json {
  return { name, in: "path", required: true, schema };
}

function searchParameter(parameter: (typeof SEARCH_PARAMETERS)[number]): Json {
  const base = { name: parameter.name, in: "query", required: false };
  switch (parameter.kind) {
    case "text":
      return { ...base, schema: { type: "string", maxLength: MAX_QUERY_LENGTH } };
    case "slugs":
      return {
        ...base,
        explode: true,
        schema: {
          type: "array",
          maxItems: MAX_FACET_VALUES,
          items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
        },
      };
    case "grades":
      return {
        ...base,
        explode: true,
        schema: { type: "array", items: { type: "integer", minimum: 1, maximum: 5 } },
      };
    case "day":
      return { ...base, schema: { type: "string", format: "date" } };
    case "integer":
      return { ...base, schema: { type: "integer", minimum: parameter.min, maximum: parameter.max } };
    case "sort":
      return { ...base, schema: { type: "string", enum: [...SEARCH_SORTS], default: "relevance" } };
  }
}
