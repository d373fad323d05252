import type { Command } from '#layouts/commands/command.ts'
import type { PaletteGroup } from '#ui/overlays/palette-list.tsx'
import type { HeadingOf } from './use-headings.ts'

export const groupCommands = (
  commands: readonly Command[],
  headingOf: HeadingOf,
): PaletteGroup<Command>[] =>
  [...Map.groupBy(commands, ({ group }) => group)].map(([group, items]) => ({
    id: group,
    label: headingOf(group),
    items,
  }))
