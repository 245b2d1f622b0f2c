import { constants } from "node:zlib";

/** As the server compresses what does not change under its name. */
export const strongBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
