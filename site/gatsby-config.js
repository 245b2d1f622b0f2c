module.exports = require("./build/compiled.cjs").compiled("gatsby-config").default;
