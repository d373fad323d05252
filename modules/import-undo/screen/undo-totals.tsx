import { useFormat } from '#i18n/use-format.ts'
import { type UndoCounts, useImport } from '#modules/imports/screen/index.ts'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import type { Undo } from '../undo.ts'

const names = ['removed', 'restored', 'kept', 'gone'] as const

export function UndoTotals({ counts, kept }: { counts: UndoCounts; kept: Undo['keptRecords'] }) {
  const { resource, text } = useImport()
  const format = useFormat()
  const shown = names.filter((name) => counts[name] > 0)
  return (
    <DefinitionList>
      {shown.map((name) => (
        <Definition
          key={name}
          term={text(name === 'removed' && !resource.trash ? 'undo.deleted' : `undo.${name}`)}
        >
          <span className="tabular-nums">{format.number(counts[name])}</span>
          {name === 'kept' && kept.length > 0 && (
            <ul className="mt-1 max-h-40 overflow-y-auto text-sm text-ink-soft">
              {kept.map((record) => (
                <li key={record.id}>
                  <bdi>{record.name}</bdi>
                </li>
              ))}
            </ul>
          )}
        </Definition>
      ))}
    </DefinitionList>
  )
}
