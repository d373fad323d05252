/** Unicode isolates around names that may run in another direction than the sentence. */
const [ISOLATE, END] = ['\u2068', '\u2069']

export const named = (name: string) => ISOLATE + name + END

export function ActivitySentence({ sentence }: { sentence: string }) {
  const pieces = [...sentence.matchAll(/\u2068([^\u2069]*)\u2069|[^\u2068]+/g)]
  return pieces.map(({ 0: text, 1: name, index }) =>
    name === undefined ? (
      text
    ) : (
      <bdi key={index} className="font-medium text-ink">
        {name}
      </bdi>
    ),
  )
}

export const sentenceLook = 'listed-one-sentence'
