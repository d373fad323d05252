import { installTools, tools } from '../../bootstrap/install.mjs'

await installTools(tools.site)
await import('./write-site.mjs')
