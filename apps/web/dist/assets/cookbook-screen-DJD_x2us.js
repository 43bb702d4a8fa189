import{u as o,w as t,E as e,P as p}from"./page-QOB8gLih.js";function a(){return o(p,{title:t.app.cookbook,children:o(e,{icon:"pot",title:t.app.loading})})}export{a as Screen};
