import type { Answer, Asked, Place } from '../../tests/outside/outside.ts'

export function captchaPlaces(): Record<string, Place> {
  const seen = new Set<string>()

  function verify({ body }: Asked): Answer {
    const sent = new URLSearchParams(body)
    const response = sent.get('response') ?? ''
    const success =
      sent.get('secret') === 'judge-secret' && response.startsWith('human') && !seen.has(response)
    seen.add(response)
    return { body: { success } }
  }

  return {
    ...widgets,
    'challenges.cloudflare.com/turnstile/v0/siteverify': verify,
    'www.google.com/recaptcha/api/siteverify': verify,
    'api.hcaptcha.com/siteverify': verify,
  }
}

const widgets: Record<string, Place> = {
  'challenges.cloudflare.com/turnstile/v0/api.js': widget('turnstile', 'challenges.cloudflare.com'),
  'challenges.cloudflare.com/frame': frame,
  'www.google.com/recaptcha/api.js': widget('grecaptcha', 'www.google.com/recaptcha'),
  'www.google.com/recaptcha/frame': frame,
  'js.hcaptcha.com/1/api.js': widget('hcaptcha', 'newassets.hcaptcha.com'),
  'newassets.hcaptcha.com/frame': frame,
}

function frame(): Answer {
  return { body: '<!doctype html><title>Widget</title><p>Prove it' }
}

function widget(name: string, framed: string): Place {
  const script = `
    let tests = 0
    const all = []
    window.${name} = {
      render(place, options) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'I am human'
        button.lang = options.language ?? options.hl
        button.dataset.theme = options.theme
        button.dataset.key = options.sitekey
        button.onclick = () => {
          button.disabled = true
          options.callback('human-${name}-' + Date.now() + '-' + (tests += 1))
        }
        const frame = document.createElement('iframe')
        frame.src = 'https://${framed}/frame'
        // The shadow root keeps the button apart from those of the page, as the real widgets do.
        const world = document.createElement('div')
        world.attachShadow({ mode: 'open' }).append(button)
        place.append(world, frame)
        return all.push(button) - 1
      },
      reset(id) { all[id].disabled = false },
    }
    window[new URL(document.currentScript.src).searchParams.get('onload')]()`
  return () => ({ headers: { 'content-type': 'text/javascript' }, body: script })
}
