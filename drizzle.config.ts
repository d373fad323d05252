import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/*/tables.ts', './{src/{domains,kit},modules}/**/*.table.server.ts'],
  casing: 'snake_case',
  /** Emptied by `npm run migration`, which moves each migration to a folder of its own. */
  out: './.migration',
})
