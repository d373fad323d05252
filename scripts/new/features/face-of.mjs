import { camel } from '../words.mjs'

/** What other features import of a folder. */
export const faceOf = (name) => `export { ${camel(name)} } from './${name}.server.ts'\n`
