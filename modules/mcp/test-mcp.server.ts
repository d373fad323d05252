import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod/mini'
import { apiRouter } from '#app/api/router.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import type { WhenDone } from '#platform/http/test-server.ts'
import type { RoleName } from '#rules/roles.ts'

/** The revisions of 2025 begin with `initialize`, later ones with `server/discover`. */
export const eras = ['legacy', 'auto'] as const

const manyCalls = {
  LIMIT_CALLS_PER_KEY_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
}

/** The product with its tools; `clientFor` talks to it as an assistant does. */
export async function serveMcp(
  database: TestDatabase,
  whenDone: WhenDone,
  settings: Record<string, string> = {},
) {
  const served = await serveAuth(
    database,
    { MCP: 'on', ...manyCalls, ...settings },
    (services) => [...apiHandlers(apiRouter, services), ...serverParts.handlers(services)],
    whenDone,
  )
  const clientFor = async (key: string, mode: (typeof eras)[number] = 'auto') => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const address = new URL(`http://127.0.0.1:${served.port}/mcp`)
    const headers = { authorization: `Bearer ${key}` }
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))
    whenDone(() => client.close())
    const call = async (name: string, input: Record<string, unknown> = {}) => {
      const { isError = false, structuredContent } = await client.callTool({
        name,
        arguments: input,
      })
      return { isError, content: answer.parse(structuredContent) }
    }
    const listed = async () => (await client.listTools()).tools
    return { client, call, listed }
  }
  const post = (message: unknown, headers: Record<string, string> = {}) =>
    served.ask('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    })
  /** All scopes of a role, each by itself, and together those that no tool asks for. */
  async function scopesToTry(role: RoleName): Promise<string[][]> {
    const { json } = await served.ask('/.well-known/oauth-protected-resource/mcp')
    const asked = metadata.parse(json).scopes_supported
    const all = scopesOf(role)
    const others = all.filter((scope) => !asked.includes(scope))
    return [all, others, ...all.filter((scope) => asked.includes(scope)).map((scope) => [scope])]
  }
  return { ...served, clientFor, scopesToTry, post }
}

const metadata = z.object({ scopes_supported: z.array(z.string()) })
const answer = z.record(z.string(), z.unknown())
