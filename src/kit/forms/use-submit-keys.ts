import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '#layouts/commands/use-commands.ts'

/** Submits from every field, including text areas, where Enter inserts a line. */
export const SUBMIT_KEYS = 'mod+Enter'

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
