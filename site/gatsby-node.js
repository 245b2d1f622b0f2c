module.exports = require("./build/compiled.cjs")("gatsby-node");
