import { type AnyProcedure, isProcedure } from '@orpc/server'
import type { AssistantTool } from '#kit/features/index.server.ts'
import { baseName, fieldsOf, filtersOf, formOf, type Resource } from '#kit/resource/index.ts'
import { dryRunField, splitDryRun } from './dry-run.server.ts'
import { importTool } from './import-tool.server.ts'
import { inputSchemaOf } from './input-schema.server.ts'
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

function bulkTool(
  { bulk, bulkPreview }: Record<string, AnyProcedure>,
  name: string,
  many: string,
): McpTool | undefined {
  if (!bulk || !bulkPreview) return undefined
  return {
    name,
    title: `Change many ${many}`,
    description: `Applies one action to the ${many} with these \`ids\`, or to all that match a \`filter\`: one of both. A filter takes the same as \`search_${many}\`. First call it as it is: \`changing\`, \`unchanged\` and \`failed\` tell exactly what would happen, with the first few ${many} of each. Then call it with \`dryRun: false\`. With a filter, each call changes a batch: pass \`nextCursor\` as \`cursor\` until it is null.`,
    procedures: [bulkPreview, bulk],
    inputSchema: () => inputSchemaOf(bulk, { dryRun: dryRunField }),
    effects: { destructive: true, idempotent: true },
    call(run, input) {
      const { dryRun, rest } = splitDryRun(input)
      return run(dryRun ? bulkPreview : bulk, rest)
    },
  }
}

const range = 'or a range with one or both ends'
const forms: Partial<Record<ReturnType<typeof formOf>, string>> = {
  values: 'A value, or several, separated by commas.',
  texts: 'The whole text, or several, separated by commas.',
  range: `A number, ${range}: \`1900..1950\`, \`1900..\`, \`..1950\`.`,
  days: `A day, ${range}: \`2026-01-01..2026-01-31\`.`,
  moments: `A day, ${range}: \`2026-01-01..2026-01-31\`; also \`last7days\`, \`last30days\` and \`thisYear\`.`,
}

/** Describes the parameters of a list to programs that read no guide. */
function filterWords(resource: Resource): Record<string, { description: string }> {
  const { nameField } = resource
  const incomplete = resource.filters?.missing?.map(baseName) ?? []
  const words = {
    ...forms,
    missing: `Those that lack any of these, separated by commas: ${incomplete.join(', ')}.`,
  }
  const filters = filtersOf(resource).flatMap((filter) => {
    const description = words[formOf(filter)]
    return description === undefined ? [] : [[filter.key, { description }] as const]
  })
  const searched = fieldsOf(resource).flatMap(([name, { search }]) => (search ? [name] : []))
  return {
    ...(searched.length > 0 && {
      searchTerm: { description: `Words, or their beginnings, in: ${searched.join(', ')}.` },
    }),
    ...Object.fromEntries(filters),
    sort: { description: `Else by relevance with a search term, and by ${nameField} without.` },
    from: { description: `The letters that the first ${nameField} begins with.` },
    cursor: { description: 'The `nextCursor` of the previous page.' },
  }
}
