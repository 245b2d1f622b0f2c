/**
 * Runs before every other script, where a policy asks for Trusted Types: no text becomes markup or a script by accident, neither ours nor
 * a library's. What passes is what the frameworks need: React's empty script element, structured data (JSON, which is no script that does
 * anything), and addresses of scripts, whose hosts the policy names itself.
 */
export const trustedTypesScript = `window.trustedTypes&&trustedTypes.createPolicy("default",{
createHTML:function(t){return t==="<script></"+"script>"||!/[<&]/.test(t)?t:null},
createScript:function(t){try{JSON.parse(t);return t}catch(e){return null}},
createScriptURL:function(t){return/^https?:$/.test(new URL(t,location.href).protocol)?t:null}})`;
