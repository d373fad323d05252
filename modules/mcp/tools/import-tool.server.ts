import type { AnyProcedure } from '@orpc/server'
import { z } from 'zod/mini'
import { fieldsOf, type Resource } from '#kit/resource/index.ts'
import { inputRefusal } from '#platform/api/input-refusal.ts'
import { JsonStream } from '#platform/api/json-stream.ts'
import { dryRunField, splitDryRun } from './dry-run.server.ts'
import type { McpTool, Values } from './tool.server.ts'

const types = { csv: 'text/csv', jsonl: 'application/jsonl' }

const asked = z.strictObject({
  content: z.string(),
  format: z.prefault(z.enum(['csv', 'jsonl']), 'csv'),
  update: z.prefault(z.boolean(), false),
  mapping: z.optional(z.record(z.string(), z.string())),
})

const shownProblems = 100

export function importTool(
  { import: procedure }: Record<string, AnyProcedure>,
  name: string,
  resource: Resource,
): McpTool | undefined {
  if (!procedure) return undefined
  const { path } = resource
  const columns = fieldsOf(resource).map(([field]) => `\`${field}\``)
  return {
    name,
    title: `Import ${path}`,
    description: `Adds the ${path} of a CSV or JSON Lines text, which is sent as \`content\`. Columns are ${columns.join(', ')}, or names that \`mapping\` leads to these. First call it as it is, and correct the lines in \`problems\`. Then call it with \`dryRun: false\`: every valid line is saved, or none if the import fails.`,
    procedures: [procedure],
    inputSchema: () => ({
      type: 'object',
      properties: {
        content: { type: 'string', description: 'The whole text of the file, with its header.' },
        format: { type: 'string', enum: Object.keys(types), default: 'csv' },
        update: {
          type: 'boolean',
          default: false,
          description: `Also updates the ${path} that are there already.`,
        },
        mapping: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'From the names of columns to fields.',
        },
        dryRun: dryRunField,
      },
      required: ['content'],
      additionalProperties: false,
    }),
    effects: { destructive: true, idempotent: false },
    async call(run, input) {
      const { dryRun, rest } = splitDryRun(input)
      const { content, format, update, mapping } = parsed(rest)
      const query = {
        dryRun: `${dryRun}`,
        update: `${update}`,
        ...(mapping && { mapping: JSON.stringify(mapping) }),
      }
      const body = new Blob([content]).stream()
      return shortened(await run(procedure, { query }, { type: types[format], body }))
    },
  }
}

function parsed(input: Values) {
  const read = asked.safeParse(input)
  if (read.success) return read.data
  throw inputRefusal(read.error.issues)
}

/** A dry run may find a problem in each of very many lines. */
function shortened(result: unknown) {
  const { body } = z.parse(answer, result)
  const { problems, ...counts } = z.parse(imported, body instanceof JsonStream ? body.value : body)
  const more = problems.length - shownProblems
  return {
    ...counts,
    problems: problems.slice(0, shownProblems),
    ...(more > 0 && { moreProblems: more }),
  }
}

const answer = z.object({ body: z.unknown() })
const imported = z.looseObject({ problems: z.array(z.unknown()) })
