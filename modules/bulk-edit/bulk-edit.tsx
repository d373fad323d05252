import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { type BulkToolProps, needsOf, useResourceTexts } from '#kit/resource-pages/index.ts'
import { bulkFieldsOf } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import type { Act } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { Button } from '#ui/actions/button.tsx'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

const BulkEditDialog = dialogOnDemand(
  async () => (await import('./bulk-edit-dialog.tsx')).BulkEditDialog,
)

export function BulkEdit({ isEmpty, children, ...props }: BulkToolProps) {
  const { resource } = props.screens
  const { t } = useResourceTexts(resource)
  const [isOpen, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  const needs = needsOf(resource, 'update', 'delete')
  const edit: Act = {
    id: 'list.editMany',
    group: 'list',
    keys: 'E',
    label: t('bulkEdit.open'),
    icon: <Pencil />,
    needs,
    run() {
      setTimes(times + 1)
      setOpen(true)
    },
  }
  const mayEdit = bulkFieldsOf(resource).length > 0
  useCommands(mayEdit && !isEmpty ? [edit] : [])
  if (!mayEdit) return children()
  return (
    <>
      {children(
        <Allowed needs={needs}>
          <Button size="sm" onClick={edit.run}>
            <Pencil aria-hidden />
            {edit.label}
          </Button>
        </Allowed>,
      )}
      <BulkEditDialog key={times} open={isOpen} onClose={() => setOpen(false)} {...props} />
    </>
  )
}
