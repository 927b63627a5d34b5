/** Often enough for somebody who waits, and seldom enough for a nearly empty phone. */
const TRY_EVERY_MS = 10_000;
/** An answer that takes longer would only lead back to this page. */
const PATIENCE_MS = 5_000;

/**
 * The script of the worker's page. Browsers report a network that has come back, but not one that only now lets
 * anything through, such as a weak signal or a portal to sign in to; so it also requests its own address. An error must
 * not replace the codes. A network that has just come back may go again, and a visitor who has pressed a link isn't
 * called back. A link to the page itself would lose the fragment, which is all that a shared ticket has.
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
