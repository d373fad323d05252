/** Changes to the build folder, which the product expects; paths in arguments stay relative to the caller's folder. */
const enter = `const version = Number.parseInt(process.versions.node, 10)
if (version < 24) {
  console.error(\`Node 24 or newer is needed; this is Node \${process.versions.node}.\`)
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
process.env.INIT_CWD ??= process.cwd()
process.chdir(import.meta.dirname)
`

export const programs = {
  'serve.mjs': `${enter}const { serve } = await import('./server/serve.js')
await serve(() => import('./server/server.js'))
`,
  'admin.mjs': `${enter}await import('./server/admin.js')
`,
}
