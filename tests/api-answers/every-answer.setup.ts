import { checkEveryAnswer } from '#platform/http/test-client.ts'
import { answerCheck } from './answer-check.ts'

checkEveryAnswer(async (exchange) => {
  if (!/^\/api\/(v1|auth)\//.test(exchange.path)) return
  const complaint = (await answerCheck())(exchange)
  if (complaint !== undefined) throw new Error(complaint)
})
