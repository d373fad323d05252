import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '#layouts/commands/use-commands.ts'

/** Sends a form off from every field, where Enter alone begins a new line too. */
export const SUBMIT_KEYS = 'mod+Enter'

/** Ctrl-Enter or Cmd-Enter does what the form's button does. */
export function useSubmitKeys(element: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('layouts')
  useCommands([
    {
      id: 'form.submit',
      group: 'page',
      label: t('commands.submit'),
      keys: SUBMIT_KEYS,
      within: element,
      run: () => element.current?.requestSubmit(),
    },
  ])
}
