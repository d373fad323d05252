import { camel } from '../words.mjs'

/** The names that other features import from a folder. */
export const faceOf = (name) => `export { ${camel(name)} } from './${name}.server.ts'\n`
