import { type AnyProcedure, isProcedure } from '@orpc/server'
import type { AssistantTool } from '#kit/features/index.server.ts'
import type { Resource } from '#kit/resource/index.ts'
import { bulkTool } from './bulk-tool.server.ts'
import { filterWords } from './filter-words.server.ts'
import { importTool } from './import-tool.server.ts'
import { procedureTool } from './procedure-tool.server.ts'
import type { McpTool } from './tool.server.ts'

type Procedures = Record<string, AnyProcedure>

/** The tools of a described resource, by those of its procedures that there are. */
export function resourceTools(resource: Resource, api: object): McpTool[] {
  const { name, path, tools } = resource
  const all = proceduresIn(api)
  const one = snakeCase(name)
  const many = snakeCase(path)
  const wanted = {
    search: () => toolOf(all, 'list', `search_${many}`, { fields: filterWords(resource) }),
    get: () => toolOf(all, 'get', `get_${one}`, {}),
    create: () =>
      toolOf(all, 'create', `create_${one}`, {
        effects: { destructive: false, idempotent: false },
      }),
    update: () =>
      toolOf(all, 'update', `update_${one}`, {
        note: resource.metadata ? `Read it with \`get_${one}\` first.` : '',
        effects: { destructive: true, idempotent: true },
      }),
    delete: () =>
      toolOf(all, 'delete', `delete_${one}`, {
        note: resource.trash ? `\`restore_${one}\` takes it back.` : '',
        effects: { destructive: true, idempotent: true },
      }),
    restore: () =>
      toolOf(all, 'restore', `restore_${one}`, {
        effects: { destructive: false, idempotent: true },
      }),
    bulkEdit: () => bulkTool(all, `bulk_edit_${many}`, many),
    import: () => importTool(all, `import_${many}`, resource),
  }
  return Object.entries(wanted).flatMap(([verb, make]) =>
    tools?.every((kept) => kept !== verb) ? [] : (make() ?? []),
  )
}

function toolOf(
  all: Procedures,
  verb: string,
  name: string,
  rest: Omit<AssistantTool, 'name' | 'procedure'>,
): McpTool | undefined {
  const procedure = all[verb]
  return procedure && procedureTool({ name, procedure, ...rest })
}

function proceduresIn(api: object): Procedures {
  const parts: [string, unknown][] = Object.entries(api)
  return Object.fromEntries(
    parts.flatMap(([name, part]): [string, AnyProcedure][] =>
      isProcedure(part) ? [[name, part]] : [],
    ),
  )
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
