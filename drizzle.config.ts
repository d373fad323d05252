import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/*/tables.ts', './src/features/**/*.table.server.ts'],
  casing: 'snake_case',
  out: './migrations',
})
