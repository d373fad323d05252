import { useTranslation } from 'react-i18next'
import type { ListToolsProps } from '#kit/resource-pages/index.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'

const panel = createOnDemand(() => import('./peek-panel.tsx'))

export function Peek(props: ListToolsProps) {
  const { list, isPanelOpen, setPanelOpen } = props
  const { t } = useTranslation('resource-pages')
  const here = useOnceWanted(panel, isPanelOpen, () => setPanelOpen(false))
  useCommands(
    list.rows.length === 0
      ? []
      : [
          {
            id: 'list.peek',
            group: 'list',
            keys: 'Space',
            label: t('peek.key'),
            run: () => list.row && setPanelOpen(!isPanelOpen),
          },
        ],
  )
  return here && isPanelOpen && <here.PeekPanel {...props} />
}
