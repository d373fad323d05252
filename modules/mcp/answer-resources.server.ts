import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import type { AssistantResource } from '#kit/features/index.server.ts'
import { type Asked, mayRun, refusalOf, runFor } from './run-procedure.server.ts'

export function answerResources(
  server: McpServer['server'],
  asked: Asked,
  resources: readonly AssistantResource[],
): void {
  const mine = resources.filter(({ procedure }) => !procedure || mayRun(asked, procedure))

  server.setRequestHandler('resources/list', () =>
    inWords(asked, async () => ({
      resources: (await Promise.all(mine.map((one) => listed(asked, one)))).flat(),
    })),
  )
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: mine
      .filter(isTemplate)
      .map((one) => Object.assign({ uriTemplate: one.uri }, factsOf(one))),
  }))
  server.setRequestHandler('resources/read', ({ params: { uri } }) =>
    inWords(asked, async () => {
      for (const resource of resources) {
        const part = partOf(resource, uri)
        if (part === undefined) continue
        const { config } = asked.services
        const content = await resource.read({ run: runFor(asked), config }, part)
        if (content === undefined) break
        const text = typeof content === 'string' ? content : JSON.stringify(content)
        return { contents: [{ uri, mimeType: resource.mimeType, text }] }
      }
      throw new ResourceNotFoundError(uri)
    }),
  )
}

const factsOf = ({ title, description, mimeType }: AssistantResource) => ({
  name: title,
  title,
  description,
  mimeType,
})

async function listed({ services: { config } }: Asked, resource: AssistantResource) {
  const { list } = resource
  if (!list) return isTemplate(resource) ? [] : [{ ...factsOf(resource), uri: resource.uri }]
  const all = await list({ config })
  return all.map(({ uri, title }) => Object.assign(factsOf(resource), { uri, name: title, title }))
}

/** Without it, clients would read the message of any error. */
async function inWords<Result>(asked: Asked, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    const refusal = refusalOf(error, asked)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, refusal.message, refusal)
  }
}

type Address = Pick<AssistantResource, 'uri'>

const isTemplate = ({ uri }: Address) => uri.includes('{')

/** The part of an address that a template leaves open; undefined: it is another one. */
function partOf({ uri }: Address, asked: string): string | undefined {
  const [start = '', ending] = uri.split(/\{\w+\}/)
  if (ending === undefined) return asked === uri ? '' : undefined
  const part = asked.startsWith(start) ? asked.slice(start.length) : ''
  return /^[\w-]{1,100}$/.test(part) ? part : undefined
}
