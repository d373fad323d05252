import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buildLine } from '#kit/about/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import { writeToClipboard } from '#ui/actions/write-to-clipboard.ts'
import { toast } from '#ui/feedback/toast.ts'

export function useAboutCommands(): Command[] {
  const { t } = useTranslation('about')

  async function copy() {
    if (await writeToClipboard(buildLine)) toast.success(t('copied'))
    else toast.error(t('copyFailed'))
  }

  return [
    {
      id: 'about.copy',
      group: 'general',
      label: t('copy'),
      detail: BUILD.version,
      icon: <Copy />,
      run: () => void copy(),
    },
  ]
}
