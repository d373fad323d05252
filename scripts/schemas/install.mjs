import { installTools, tools } from '../bootstrap/install.mjs'

await installTools(tools.schemas)
