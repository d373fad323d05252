/** In the folder of the build, which the product takes for its own. Its paths on the command line start where it is called. */
const enter = `const version = Number.parseInt(process.versions.node, 10)
if (version < 24) {
  console.error(\`Node 24 or newer is needed; this is Node \${process.versions.node}.\`)
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
process.env.INIT_CWD ??= process.cwd()
process.chdir(import.meta.dirname)
`

/** What an operator starts, by the names of the files. */
export const programs = {
  'serve.mjs': `${enter}const { start } = await import('./server/server.js')
await start()
`,
  'admin.mjs': `${enter}await import('./server/admin.js')
`,
}
