import type { VersionWords } from '#kit/forms/index.ts'
import { fieldOf } from '#kit/resource/index.ts'
import type { FormScreens, Values } from '../kinds/form-options.ts'
import { isOnDemand, valueOnDemand } from '../kinds/value-on-demand.tsx'
import { PictureValue } from '../picture-value.tsx'
import { optionOf, type Options, referencesOf } from '../references.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import { useValueText } from '../value-text.ts'
import { formFieldsOf } from './values.ts'

export function useVersionWords(form: FormScreens, options: Options): VersionWords<Values> {
  const { resource, references, Picture } = form.screens
  const texts = useResourceTexts(resource)
  const { t, label } = texts
  const valueText = useValueText(resource, texts)

  function say(name: string, values: Values) {
    const field = fieldOf(resource, name)
    const { kind } = field
    if (kind === 'reference') {
      const option = optionOf(options, name, values)
      return option && references[name]?.chip(option)
    }
    if (kind === 'picture') {
      const id = values[name]
      if (!Picture) return typeof id === 'string' && <PictureValue id={id} label={label(name)} />
      return (
        <div className="w-24">
          <Picture record={values} references={referencesOf(options, values)} size="row" />
        </div>
      )
    }
    if (isOnDemand(field)) {
      return valueOnDemand({ value: values[name], options: options[name], nothing: '—' })
    }
    const text = valueText(name, values[name])
    return text && <bdi className="wrap-anywhere whitespace-pre-line">{text}</bdi>
  }

  return {
    title: t('form.conflictTitle'),
    ownTitle: t('form.ownConflictTitle'),
    fields: Object.fromEntries(formFieldsOf(form).map((name) => [name, label(name)])),
    say,
  }
}
