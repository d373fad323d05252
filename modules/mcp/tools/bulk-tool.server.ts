import type { AnyProcedure } from '@orpc/server'
import { dryRunField, splitDryRun } from './dry-run.server.ts'
import { inputSchemaOf } from './input-schema.server.ts'
import type { McpTool } from './tool.server.ts'

export function bulkTool(
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
