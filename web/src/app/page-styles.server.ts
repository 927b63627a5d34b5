/** The styles stand in the page itself, so that the first paint waits for one answer and not for two. */
export { default as pageStyles } from './styles/page.css?inline';
