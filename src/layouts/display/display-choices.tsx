import { useTranslation } from 'react-i18next'
import { MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import type { Choice } from '../commands/command.ts'
import type { useDisplayChoices } from './use-display-choices.tsx'

export function DisplayChoices({ themes, languages }: ReturnType<typeof useDisplayChoices>) {
  const { t } = useTranslation('layouts')
  return (
    <>
      <ChoiceGroup label={t('theme.label')} choices={themes} />
      <MenuSeparator />
      <ChoiceGroup label={t('language.label')} choices={languages} />
    </>
  )
}

interface ChoiceGroupProps {
  label: string
  choices: readonly Choice<string>[]
}

function ChoiceGroup({ label, choices }: ChoiceGroupProps) {
  return (
    <MenuRadioGroup
      label={label}
      value={choices.find(({ isChosen }) => isChosen)?.value ?? ''}
      onValueChange={(next) => choices.find(({ value }) => value === next)?.run()}
      options={choices.map(({ value, label: name, lang }) => ({
        value,
        label: <span lang={lang}>{name}</span>,
      }))}
    />
  )
}
