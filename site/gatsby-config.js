module.exports = require("./build/compiled.cjs")("gatsby-config").default;
