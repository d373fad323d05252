import { useFormat } from '#i18n/use-format.ts'
import { useMistakeWords } from '#kit/forms/index.ts'
import { fieldOf, longestText, messagesOf, type Resource } from '#kit/resource/index.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

const generalName = /^(.+)(Required|Unknown|Invalid|Taken|TooLong)$/

export function useMistakes(resource: Resource, field: string) {
  const { tFirst, label } = useResourceTexts(resource)
  const format = useFormat()
  const { max = longestText } = fieldOf(resource, field)
  return useMistakeWords(messagesOf(resource), (name) => {
    const [, base = field, problem = name] = generalName.exec(name) ?? []
    return tFirst([`form.mistakes.${name}`, `form.mistakes.any${problem}`, 'form.mistakes.other'], {
      field: label(base),
      max: format.number(max, { useGrouping: false }),
    })
  })
}
