import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/*/tables.ts', './src/{domains,kit}/**/*.table.server.ts'],
  casing: 'snake_case',
  out: './migrations',
})
