import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'

const packageSchema = z.object({ version: z.string() })

export const productVersion = () =>
  packageSchema.parse(JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'))).version
