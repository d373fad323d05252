import { readFileSync } from 'node:fs'
import { installTools, tools } from '../bootstrap/install.mjs'

/** Prints the types of an API document. */
const [file] = process.argv.slice(2)
await installTools(tools.client)
const { astToString, default: typesOf } = await import('openapi-typescript')
process.stdout.write(astToString(await typesOf(readFileSync(file, 'utf8'))))
