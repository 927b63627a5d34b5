/** In the page itself: the first paint then waits for one answer, not two. */
export { default as pageStyles } from './styles/page.css?inline';
