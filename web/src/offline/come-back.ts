/** Often enough for somebody who waits, and seldom enough for a phone that is nearly empty. */
const TRY_EVERY_MS = 10_000;
/** An answer that takes longer would only lead back to this page. */
const PATIENCE_MS = 5_000;

/**
 * What the worker's page runs. Browsers tell of a network that has come back, but not of one that only now lets anything
 * through, as of a weak signal or a portal to sign in to; so it also asks for its own address. An error is no reason to give
 * the codes away. A network that has just come back may go again, and whoever has pressed a link is not called back. A link to the page
 * itself would lose what stands behind the #, which is all that a shared ticket has.
 */
export const comeBack = `let isLeaving=false;
const reload=()=>isLeaving||location.reload();
addEventListener('click',(event)=>{
const link=event.target.closest('a:not([href^="tel:"])');
if(link===null)return;
if(link.getAttribute('href')===''&&location.hash!==''){event.preventDefault();location.reload()}
isLeaving=true;
});
addEventListener('online',()=>setTimeout(()=>navigator.onLine&&reload(),1500));
setInterval(()=>{
if(document.visibilityState==='visible'&&!isLeaving)fetch('',{method:'HEAD',cache:'no-store',signal:AbortSignal.timeout(${PATIENCE_MS})}).then(({ok})=>ok&&reload(),()=>{});
},${TRY_EVERY_MS})`;
