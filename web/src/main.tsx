import { render } from 'solid-js/web'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import './design/parts.css'
import './design/shell.css'
import { App } from './app.tsx'
import { preferredLanguage, speak } from './words/index.ts'

const root = document.getElementById('app')
await speak(preferredLanguage())
if (root) render(App, root)
