import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { mcpVariables } from './mcp-variables.server.ts'

const secret = 'a secret that only the tests know, and it is long'
const production = {
  BASE_URL: 'https://product.example',
  DATABASE_URL: 'postgresql://db/product',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'product@example.org',
}
const isOn = (variables: Record<string, string>) =>
  mcpVariables.of(readConfig({ AUTH_SECRET: secret, ...variables }, [mcpVariables])).isOn

test('MCP turns the tools on or off; unset, they are on in local mode alone', () => {
  expect(isOn({})).toBe(true)
  expect(isOn({ MCP: 'off' })).toBe(false)
  expect(isOn(production)).toBe(false)
  expect(isOn({ ...production, MCP: 'on' })).toBe(true)
})

test('check 25: another value is refused', () => {
  expect(() => isOn({ MCP: 'true' })).toThrow('MCP should be ')
})
