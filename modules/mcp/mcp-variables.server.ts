import type { EnvironmentReader } from '#platform/config/environment-reader.ts'
import { oneOf } from '#platform/config/parsers.ts'
import { defineVariables } from '#platform/config/variables.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

export const mcpVariables = defineVariables((environment) => ({
  isOn:
    environment.read('MCP', oneOf(['on', 'off']), environment.localMode ? 'on' : 'off') === 'on',
}))

export function requireMcp(config: { variables: EnvironmentReader }): void {
  if (!mcpVariables.of(config).isOn) throw httpErrors.unknown()
}
