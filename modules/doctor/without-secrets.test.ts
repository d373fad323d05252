import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { productionVariables } from '#platform/config/test-variables.ts'
import { withoutSecrets } from './without-secrets.server.ts'

test('a password with a bare percent sign is left out like any other', () => {
  const DATABASE_URL = 'postgresql://reader:hunter2%off@db:5432/books'
  const clean = withoutSecrets(readConfig({ ...productionVariables, DATABASE_URL }))
  expect(clean('no entry with hunter2%off')).toBe('no entry with ***')
})
